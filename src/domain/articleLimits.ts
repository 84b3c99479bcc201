/** The longest texts of an article, in code points, as the database counts. */
export const ARTICLE_TITLE_MAX = 1_000;
export const ARTICLE_CONTENT_MAX = 1_000_000;
export const SCHEMA_MARKUP_MAX = 100_000;

/** Characters beyond which cleaning a text or checking its spelling would hold up the typing. */
export const LIVE_PREVIEW_MAX = 200_000;
