import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { planMessage, questionMessage, trialMessage } from '~/content/chat';
import { planWords, plans, sharedFeatures } from '~/content/plans';
import { currency, site, trialName } from '~/content/site';

const offers = suite('plans and figures');

offers('There are three plans, at these prices', () => {
  assert.equal(
    plans.map((plan) => [plan.name, plan.price, plan.duration, plan.connections]),
    [
      ['Basic Plan', 10, '1 Month', 1],
      ['Premium Plan', 30, '6 Months', 3],
      ['Family Plan', 55, '12 Months', 5],
    ],
  );
});

offers('Only the Family Plan is popular, reduced and on offer', () => {
  assert.equal(
    plans.map(({ popular, originalPrice, offerText }) => [popular, originalPrice, offerText]),
    [
      [false, undefined, undefined],
      [false, undefined, undefined],
      [true, 80, 'Limited Time Offer!'],
    ],
  );
  assert.is(planWords.popular, 'Most Popular');
});

offers('Every plan has the same features', () => {
  assert.equal(sharedFeatures, [
    '24,000 live channels',
    'All UK/US channels',
    'All PPV events',
    '140,000 movies and VODs',
    'TV guide (EPG)',
    '99.9% uptime',
    '4K/FHD/HD/SD quality',
    'Any device',
    'Catch-up 4 days',
    'Xtream Codes / M3U / MAG',
    'A player app',
    'Instant activation',
  ]);
  for (const { features } of plans) assert.equal(features.slice(1), sharedFeatures);
});

offers('They warn that too many connections may cause suspension', () => {
  assert.match(planWords.connectionsNote, /may cause your subscription to be suspended/);
});

offers('The figures are those of the business', () => {
  const { payments, tagline, figures } = site;
  assert.is(tagline, 'Your Premier IPTV Service in the UK');
  assert.is(currency, 'GBP');
  assert.equal(figures, {
    trialHours: 24,
    countries: 154,
    rating: 4.5,
    maxRating: 5,
    liveChannels: 24000,
    vods: 140000,
    uptime: '99.9%',
    catchUpDays: 4,
    supportHours: '24/7',
    quality: '4K/FHD/HD/SD',
    speedHd: '15-20 Mbps',
    speedUhd: '30-50 Mbps',
  });
  assert.equal(
    payments.map(({ name }) => name),
    ['Visa', 'Mastercard', 'PayPal'],
  );
});

offers('The trial’s chat message greets and names the 24hr Free Trial', () => {
  assert.is(trialName, '24hr Free Trial');
  assert.match(trialMessage, /^Hello /);
  assert.match(trialMessage, 'interested in the 24hr Free Trial');
});

offers('A plan’s chat message names plan, price and duration', () => {
  for (const plan of plans) {
    const message = planMessage(plan);
    assert.match(message, /^Hello /);
    for (const part of [plan.name, `£${plan.price}`, plan.duration]) assert.match(message, part);
  }
});

offers('The chat button’s message asks a question', () => {
  assert.match(questionMessage, /^Hello .*I have a question\.$/);
});

offers('The phone number is one reserved for fiction', () => {
  // Ofcom keeps 07700 900000 to 900999 for drama
  assert.match(site.phone, /^\+44 7700 900\d{3}$/);
  assert.match(site.email, /@[\w-]+\.example$/);
});

offers.run();
