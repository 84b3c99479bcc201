import { site } from '~/content/site';

const { trialHours, supportHours } = site.figures;

export const choosingProvider = `
<p>On paper, internet-TV providers look alike. They all name a large number of channels and a small number of pounds. The differences show later: on a Saturday afternoon when the match begins, or on a Tuesday night when something does not work and you would like an answer. Here is what to look at before you pay anyone, ourselves included.</p>

<h2>Start with your own list</h2>
<p>Write down ten channels your household watches in an ordinary week. A line-up of thousands is pleasant, but those ten decide whether you will be happy. Ask about them by name, and check them during a trial.</p>

<h2>Seven questions to ask</h2>
<ol>
  <li><strong>Can I try it first?</strong> A provider who trusts the service lets you see it. Ours can be tried for ${trialHours} hours. Be wary of anyone who wants a year’s payment for a first look.</li>
  <li><strong>What does it cost in total?</strong> Look for set-up charges, boxes you must rent, and prices that rise after some months.</li>
  <li><strong>How many screens may play at once?</strong> This is where cheap offers save. A family with one connection will quarrel by the weekend.</li>
  <li><strong>Does it renew by itself?</strong> Know whether you have to cancel, and how. The easiest contract is one that simply ends.</li>
  <li><strong>Who answers when it breaks?</strong> Send a question before you buy, at an awkward hour, and see how long the reply takes.</li>
  <li><strong>How may I pay?</strong> Cards and PayPal give you some protection if things go wrong. Bank transfers to strangers, gift cards and crypto give you none.</li>
  <li><strong>Is the provider open about what it sells?</strong> You should find terms, a privacy policy and a way to reach a person. It is fair to ask where the channels come from and what rights stand behind them.</li>
</ol>

<h2>How to use a trial well</h2>
<p>A trial is short, so plan it. Choose an evening when people are at home and something live is on. Then go through this list:</p>
<ul>
  <li>Open each of your ten channels and stay for a few minutes.</li>
  <li>Change channel quickly a dozen times, and note how long it takes.</li>
  <li>Check whether the guide shows the right programme at the right time.</li>
  <li>Play something from yesterday with catch-up.</li>
  <li>Use as many screens at once as you plan to use later.</li>
  <li>Ask support one question, even if you know the answer.</li>
</ul>
<p>Do it on the device and the wifi you will really use. A trial on a phone beside the router says little about the television in the attic.</p>

<h2>Reading reviews with care</h2>
<p>Reviews help if you read them the right way. Skip the shortest ones and look for details: which device, which problem, how it ended. Four-star reviews are often the most useful, because their writers like the service and still tell you what is missing.</p>
<blockquote><p>Every service has a bad evening at some point. What you learn from a review is how the company behaved on that evening.</p></blockquote>

<h2>Buy small, then buy long</h2>
<p>Long plans cost less per month, and that is fair, since both sides save effort. But you do not need to begin with one. Take a month, live with it, and move to a longer plan once you have stopped thinking about it. With ${site.name} you can change plans by sending a message.</p>
<p>You will find our prices on the <a href="/packages">packages page</a>, and plain answers to the seven questions above in the <a href="/faq">FAQs</a>. If anything is missing there, <a href="/contact">ask us</a>. Support is available ${supportHours}, and now you know why we would like you to test it.</p>
`;
