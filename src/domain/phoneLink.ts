/** The link that calls a phone number, which may be written with spaces (RFC 3966). */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;
