/** What the first scripts and the stylesheets tell each other by. */
export const { dataset } = document.documentElement;
