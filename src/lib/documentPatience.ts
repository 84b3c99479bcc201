/** Milliseconds without anything new of a document after which no more of it is waited for. */
export const documentPatience = 8000;
