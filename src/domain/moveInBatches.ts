import { isRecordItem, isStaffItem, type MoveItem, type RecordItem } from './moveIn';

/** What one request may hold; a single record above `bytes` still goes, by itself. */
export interface BatchLimits {
  records: number;
  bytes: number;
  /** Members of staff, who never share a request with records. */
  staff: number;
}

const BYTES = 1_000_000;

/** A check is quick; the addresses of staff stand in its URL. */
export const checkLimits: BatchLimits = { records: 100, bytes: BYTES, staff: 25 };
/** Each invitation is a call and a mail, after which a person may want to stop. */
export const moveLimits: BatchLimits = { ...checkLimits, staff: 1 };
/** What broke a request costs fewer others when it is tried again. */
export const retryLimits: BatchLimits = { ...moveLimits, records: 10 };

/** `items` in order, records before staff, cut into requests that keep the limits. */
export function batchesOf(
  items: readonly MoveItem[],
  limits: BatchLimits,
): readonly (readonly MoveItem[])[] {
  const batches: MoveItem[][] = [];
  let open: MoveItem[] = [];
  let bytes = 0;
  for (const item of items.filter(isRecordItem)) {
    const size = sizeOf(item);
    if (open.length >= limits.records || bytes + size > limits.bytes) {
      batches.push(open);
      open = [];
      bytes = 0;
    }
    open.push(item);
    bytes += size;
  }
  batches.push(open);
  const staff = items.filter(isStaffItem);
  for (let start = 0; start < staff.length; start += limits.staff) {
    batches.push(staff.slice(start, start + limits.staff));
  }
  return batches.filter(({ length }) => length > 0);
}

const encoder = new TextEncoder();

/** Bytes of a record on its way. */
const sizeOf = ({ record }: RecordItem): number => encoder.encode(JSON.stringify(record)).length;
