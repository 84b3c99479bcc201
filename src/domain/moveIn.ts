import { normaliseEmail } from './email';
import type { Article, Channel, StaffUser } from './entities';

/** What a browser holds that can be taken into the database, in the order in which it is moved. */
export const MOVE_KINDS = ['article', 'channel', 'staff'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** The readable records of a browser's storage, and how many parts of each kind are not. */
export interface Holdings {
  articles: readonly Article[];
  channels: readonly Channel[];
  staff: readonly StaffUser[];
  damaged: Readonly<Record<MoveKind, number>>;
}

interface Item<Kind extends MoveKind, Entity> {
  /** Unique among the items of one move: stored ids may be there twice. */
  id: string;
  kind: Kind;
  /** What people know it by. */
  name: string;
  record: Entity;
}

export type StaffItem = Item<'staff', StaffUser>;
/** What goes into a table as it is; staff are invited instead. */
export type RecordItem = Item<'article', Article> | Item<'channel', Channel>;
export type MoveItem = RecordItem | StaffItem;

/** Whether it is put into a table as it is. */
export const isRecordItem = (item: MoveItem): item is RecordItem => item.kind !== 'staff';
/** Whether it is somebody who is to be invited. */
export const isStaffItem = (item: MoveItem): item is StaffItem => item.kind === 'staff';

/** All staff but the person who moves them: that one has an account already. */
export function othersAmong(staff: readonly StaffUser[], ownEmail: string): readonly StaffUser[] {
  const own = normaliseEmail(ownEmail);
  return staff.filter(({ email }) => normaliseEmail(email) !== own);
}

/** All articles and channels, and where wished the staff but for the person with `ownEmail`. */
export function itemsToMove(
  { articles, channels, staff }: Holdings,
  { ownEmail, withStaff }: { ownEmail: string; withStaff: boolean },
): readonly MoveItem[] {
  return [
    ...articles.map((record, index) => ({
      id: `article-${index}`,
      kind: 'article' as const,
      name: record.title,
      record,
    })),
    ...channels.map((record, index) => ({
      id: `channel-${index}`,
      kind: 'channel' as const,
      name: record.name,
      record,
    })),
    ...othersAmong(withStaff ? staff : [], ownEmail).map((record, index) => ({
      id: `staff-${index}`,
      kind: 'staff' as const,
      name: [record.name, record.email].filter(Boolean).join(', '),
      record,
    })),
  ];
}
