import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { adminMoveIn } from '~/content/admin/moveIn';
import { moveInFault } from '~/content/moveInErrors';
import { reportText } from '~/content/moveInReport';
import type { MoveItem } from '~/domain/moveIn';
import { waitingRows, withAnswers } from '~/domain/moveInRows';
import { sampleArticle } from '../domain/samples';

const words = suite('words of moving in');

const article: MoveItem = {
  ...{ id: '1', kind: 'article', name: 'A\ttitle\nof two lines' },
  record: sampleArticle(),
};
const channel = (streamUrl: string): MoveItem => ({
  ...{ id: '2', kind: 'channel', name: 'News' },
  record: {
    ...{ id: 'c', name: 'News', category: 'News', streamUrl, logoUrl: '', isFeatured: false },
    ...{ createdAt: '', updatedAt: '' },
  },
});
const staff = (name: string, email: string): MoveItem => ({
  ...{ id: '3', kind: 'staff', name },
  record: { id: 'u', name, email, role: 'Editor', updatedAt: '' },
});

words('a record is judged before it is sent, by what the database asks for', () => {
  assert.is(moveInFault(article), '');
  assert.is(moveInFault(channel(' HTTP://user:word@tv.example/1 ')), '');
  assert.is(moveInFault(channel('rtmp://tv.example/1')), 'Please enter a valid stream URL.');
  assert.is(moveInFault(staff('Wyn', 'wyn@staff.example')), '');
  assert.is(moveInFault(staff('Wyn', 'N/A')), 'Please enter a valid email address.');
  assert.is(moveInFault(staff(' ', 'wyn@staff.example')), 'Name is required.');
});

words('a summary names what there is and nothing else', () => {
  const none = { added: 0, exists: 0, failed: 0, waiting: 0, skipped: 0 };
  const { plan, report } = adminMoveIn;
  assert.is(plan.summary({ ...none, added: 2, exists: 1 }), '2 will be added, 1 is there already.');
  assert.is(report.summary({ ...none, failed: 1, waiting: 3 }), '1 failed, 3 not moved yet.');
});

words('the report is a line for each record', () => {
  const rows = withAnswers(
    waitingRows([article, channel('x'), staff('Wyn', 'wyn@staff.example')]),
    new Map([
      ['1', { outcome: 'exists', reason: '' }],
      ['2', { outcome: 'failed', reason: 'Not\naccepted' }],
      ['3', { outcome: 'added', reason: '' }],
    ]),
  );
  assert.is(
    reportText(rows, 'today'),
    `Moving in, today
1 added, 1 was there already, 1 failed.

Article\tA title of two lines\twas there already
Channel\tNews\tfailed: Not accepted
Staff\tWyn\tinvited
`,
  );
});

words.run();
