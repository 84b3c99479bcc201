const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const nobodys = '00000000-0000-0000-0000-000000000000';

/**
 * An id out of an address as the database may be asked for it. It would refuse a text that is no UUID
 * (RFC 9562), such as an id of embedded mode, where the answer is that there is no such record.
 */
export const idOf = (text: string): string => (uuid.test(text) ? text : nobodys);
