import { encodeText } from './encodeText';

/**
 * The messaging link for a phone number as written ('+44 7700 900123'), with `text` prefilled
 * when there is any: `https://wa.me/<digits>?text=<encoded>`.
 */
export function chatLink(phone: string, text = ''): string {
  const link = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return text === '' ? link : `${link}?text=${encodeText(text)}`;
}
