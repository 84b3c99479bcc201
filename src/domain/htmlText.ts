// Each alternative also ends at the end of the text: unclosed markup is then consumed once.
// A pattern that fails there instead would start over at every '<' and take quadratic time.
// How comments may end: https://html.spec.whatwg.org/multipage/parsing.html#parse-error-abrupt-closing-of-empty-comment
const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g;
// What is left of a closing tag after `</script` belongs to the '<br ' put in its place.
const CODE = /<(script|style)(?=[\s/>]|$)[\s\S]*?(?:<\/\1|$)/gi;
const TAG = /<[a-z/!?][^>]*(?:>|$)/gi;
const SPACE_ENTITY = /&(?:nbsp|#160|#xa0);/gi;
const ENTITY = /&(?:[a-z\d]{1,32}|#\d{1,7}|#x[\da-f]{1,6});/gi;

/**
 * The words of an HTML text, for counting and searching, in linear time: comments, scripts,
 * styles, tags and character references removed. Not a sanitiser: never display the result as HTML.
 */
export function htmlText(html: string): string {
  return html
    .replace(COMMENT, ' ')
    .replace(CODE, '<br ')
    .replace(TAG, ' ')
    .replace(SPACE_ENTITY, ' ')
    .replace(ENTITY, '');
}
