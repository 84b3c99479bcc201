/** What only a browser with stored articles needs: fetched there, and by no visitor without. */
export { prepareBody } from './storedBody';
export { StoredPost } from './StoredPost';
export { headOfStored, openStored } from './storedPosts';
