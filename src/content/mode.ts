/** True where everything lives in the browser, because the build was given no database. */
export const isEmbedded = SUPABASE_URL === '';
