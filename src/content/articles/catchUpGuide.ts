import { site } from '~/content/site';
import { formatInteger } from '~/domain/number';

const { liveChannels, catchUpDays } = site.figures;

export const catchUpGuide = `
<p>With ${formatInteger(liveChannels)} live channels, the hard part is no longer finding something to watch. It is finding the thing you would enjoy most, and finding it before the tea goes cold. Two tools do most of that work: the TV guide and catch-up.</p>

<h2>Read the guide like a map</h2>
<p>The guide, also called the EPG, has channels down the side and time along the top. One line marks the present. Everything the line crosses is on now; everything to the right of it is still to come; everything to the left has been shown and, on many channels, can be played again.</p>
<p>Most players let you jump a whole day with one press. Look for the fast-forward and rewind keys on your remote while the guide is open.</p>

<h2>Build a short list first</h2>
<p>Nobody scrolls through thousands of rows every night. Spend ten minutes once and save yourself hours:</p>
<ol>
  <li>Go through the categories and mark your regular channels as favourites.</li>
  <li>Hide the categories and languages that nobody in the house uses.</li>
  <li>Put the favourites in the order in which you think of them, news first or football first.</li>
  <li>Set the player to open on that list.</li>
</ol>
<p>If several people share a screen, many players offer profiles. A separate list for the children keeps their cartoons at the top and everything else out of sight.</p>

<h2>Go back up to ${catchUpDays} days</h2>
<p>Catch-up reaches back ${catchUpDays} days on channels that support it; a small clock or arrow beside the channel usually tells you. Move left in the guide to the programme you missed and press play. It starts at the beginning, and you can pause it and skip as you would with a film.</p>
<blockquote><p>Came home halfway through? On a channel with catch-up you do not have to wait for a repeat. Choose the programme that is on now and start it from the top.</p></blockquote>
<p>Because the window moves forward every day, watch the oldest things first. A match from Saturday evening is still there on Tuesday, but not at the end of the week.</p>

<h2>When times look wrong</h2>
<p>If programmes seem to be an hour early or late, the guide is set to another time zone or has missed a change of the clocks. Look for “EPG time shift” or “time offset” in the settings of the player and set it until the present line agrees with the picture. If rows are empty, ask the player to refresh the guide; it may take a minute.</p>

<h2>Small habits that help</h2>
<ul>
  <li>Search by programme as well as by channel; the guide knows both.</li>
  <li>Set a reminder for live events, so that you are not hunting at kick-off.</li>
  <li>Refresh the guide once a week, ideally before the weekend.</li>
</ul>
<p>All of this comes with every plan on our <a href="/packages">packages page</a>. If a button is not where you expect it, our <a href="/faq">FAQs</a> cover the usual players, and we are glad to help with the others.</p>
`;
