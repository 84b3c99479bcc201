import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aboutPage } from '~/content/about';
import { dashboardPage } from '~/content/account/dashboard';
import { forgotPage } from '~/content/account/forgot';
import { loginPage } from '~/content/account/login';
import { signupPage } from '~/content/account/signup';
import { channelTabs } from '~/content/channels';
import { contactPage } from '~/content/contact';
import { faqCategories } from '~/content/faq';
import { homeHead } from '~/content/heads/home';
import { packagesHead } from '~/content/heads/packages';
import { explainer, infoBlock, reviewsSection, standsOut, trialBanner } from '~/content/home';
import { categories, devices, testimonials } from '~/content/homeLists';
import { packagesPage, plans } from '~/content/plans';
import { reviewQuotes } from '~/content/reviewQuotes';
import { reviewImages, reviewsPage, stripReviews, stripShown } from '~/content/reviews';
import { sampleSubscription } from '~/content/sampleSubscription';
import { contentPage } from '~/content/samples';
import { trustPlatform } from '~/content/site';
import { formatPounds } from '~/domain/money';

const pages = suite('contents of the public pages');

const unique = (list: readonly unknown[]) => new Set(list).size === list.length;

pages('The line-up has five tabs of four channel names each', () => {
  assert.equal(
    channelTabs.map(({ label }) => label),
    ['News', 'Sports', 'Movies', 'Entertainment', 'Kids'],
  );
  for (const { label, channels } of channelTabs) assert.is(channels.length, 4, label);
  const channels = channelTabs.flatMap((tab) => tab.channels);
  assert.ok(unique(channels.map(({ name }) => name)), 'no name twice');
  assert.ok(unique(channels.map(({ number }) => number)), 'each has a place in the guide');
});

pages('The FAQs have three categories', () => {
  assert.equal(
    faqCategories.map(({ heading }) => heading),
    ['General', 'Account & Billing', 'Technical Support'],
  );
  const items = faqCategories.flatMap((category) => category.items);
  for (const { items } of faqCategories) assert.ok(items.length > 0);
  assert.ok(unique(items.map(({ id }) => id)));
  assert.ok(unique(items.map(({ question }) => question)));
  for (const { answer, question } of items) assert.ok(answer.every(Boolean), question);
});

pages('The FAQs tell of connections, payment and speed', () => {
  const text = JSON.stringify(faqCategories);
  assert.match(text, 'may cause suspension');
  assert.match(text, 'cards and PayPal');
  assert.match(text, '15-20 Mbps for HD and 30-50 Mbps for Full HD/4K');
});

pages('The review wall has sixteen pictures, described in words', () => {
  assert.is(reviewImages.length, 16);
  assert.is(reviewQuotes.length, 16);
  assert.ok(unique(reviewImages.map(({ id }) => id)));
  assert.ok(unique(reviewImages.map(({ imageUrl }) => imageUrl)));
  for (const { altText, imageUrl } of reviewImages) assert.ok(altText.length > 20, imageUrl);
  assert.is(reviewsPage.platform.link.href, trustPlatform.url);
});

pages('The home page’s strip shows the first four of six', () => {
  assert.is(stripReviews.length, 6);
  assert.is(stripShown, 4);
  assert.equal(stripReviews, reviewImages.slice(0, 6));
  assert.is(reviewsSection.rating, 4.5);
  assert.equal(reviewsSection.link, { href: '/reviews', label: 'View All Reviews' });
});

pages('The home page’s sections say what they have to', () => {
  assert.is(trialBanner.heading, '24hr Free Trial');
  assert.is(standsOut.heading, 'Why it stands out');
  assert.equal(
    standsOut.items.map(({ title }) => title),
    ['No hidden fees', 'Cancel anytime', 'Fast support'],
  );
  assert.equal(
    categories.items.map(({ name }) => name),
    ['Sports', 'Movies', 'News', 'Entertainment', 'Kids', 'Documentaries'],
  );
  assert.equal(
    infoBlock.items.map(({ figure, title }) => `${figure} ${title}`),
    ['154 countries', '4K UHD', 'Weekly updated library', '24/7 support'],
  );
  assert.match(infoBlock.items[3]?.text ?? '', /chat and email/);
  assert.is(explainer.heading, 'What is IPTV');
  assert.is(explainer.speed, '15-20 Mbps for HD, 30-50 Mbps for Full HD/4K.');
  assert.is(devices.heading, 'Compatible devices');
});

pages('Three testimonials give five stars each', () => {
  assert.is(testimonials.items.length, 3);
  assert.is(testimonials.stars, 5);
  for (const { name, initials } of testimonials.items) {
    assert.is(initials, name.replace(/[^A-Z]/g, ''), name);
  }
});

pages('About Us has mission, vision, values and a team of three', () => {
  assert.ok(aboutPage.mission.text && aboutPage.vision.text);
  assert.ok(aboutPage.values.length > 0);
  assert.is(aboutPage.team.length, 3);
  for (const member of aboutPage.team) assert.ok(member.name && member.role, member.name);
});

pages('The packages page links to FAQs and contact and names the payments', () => {
  assert.is(packagesPage.help.faq.href, '/faq');
  assert.is(packagesPage.help.contact.href, '/contact');
  assert.match(packagesPage.payments.text, 'cards and PayPal');
});

pages('Prices in words are those of the plans', () => {
  const prices = plans.map(({ price }) => formatPounds(price));
  const least = formatPounds(Math.min(...plans.map(({ price }) => price)));
  for (const price of prices) assert.match(packagesHead.description, price);
  const { title } = packagesHead;
  for (const text of [title, homeHead.description]) assert.match(text, `from ${least}`);
  const family = plans.find(({ id }) => id === 'family');
  assert.match(packagesPage.offerBanner.heading, formatPounds(family?.price ?? NaN));
  assert.match(packagesPage.offerBanner.text, formatPounds(family?.originalPrice ?? NaN));
});

pages('The contact page’s chat is still to come', () => {
  assert.is(contactPage.chat.button, 'Chat Now (Coming Soon)');
  assert.is(contactPage.faq.link.href, '/faq');
});

pages('The account pages lead to each other', () => {
  assert.equal(loginPage.forgot, { href: '/forgot-password', label: 'Forgot password?' });
  assert.is(loginPage.signup.href, '/signup');
  assert.is(signupPage.login.href, '/login');
  assert.is(forgotPage.login.href, '/login');
  assert.is(dashboardPage.history.empty, "You haven't watched anything recently.");
  assert.match(dashboardPage.welcome('Ann'), /^Welcome.*Ann$/);
});

pages('The dashboard’s subscription is one of the plans, at its price', () => {
  const { planName, nextPaymentAmount, devicesUsed, maxDevices } = sampleSubscription;
  assert.equal([planName, nextPaymentAmount, maxDevices], ['Premium Plan', 30, 3]);
  assert.ok(devicesUsed <= maxDevices);
});

pages('Content without comments says so', () => {
  assert.is(contentPage.noReviews, 'No reviews yet. Be the first to leave one!');
});

pages.run();
