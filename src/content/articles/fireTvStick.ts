import { site, trialName } from '~/content/site';

export const fireTvStick = `
<p>A Fire TV Stick is one of the simplest ways to add internet television to a screen you already own. It plugs in behind the set, joins your wifi and comes with a remote of its own. From opening the box to watching the first channel takes about fifteen minutes.</p>

<h2>Before you start</h2>
<p>Have these things within reach, and you will not need to get up again:</p>
<ul>
  <li>a Fire TV Stick, with its remote and power adapter</li>
  <li>a television with a free HDMI socket</li>
  <li>the name and password of your wifi</li>
  <li>the login we sent you in the chat, for a plan or for the ${trialName}</li>
</ul>
<p>Use the power adapter from the box instead of the USB socket on the television. Many sets give too little power there, and a stick that is short of power restarts at the worst moment.</p>

<h2>Set up the stick</h2>
<ol>
  <li>Plug the stick into HDMI and into the mains, and choose that HDMI input on your television.</li>
  <li>Follow the steps on the screen: language, wifi, account.</li>
  <li>Let it install its updates. This can take a few minutes and is worth the wait.</li>
  <li>Open the app store, search for the player app named in our message, and install it.</li>
</ol>

<h2>Add your line-up</h2>
<p>Open the player and choose to add a playlist or a user. Most players offer two ways. With <strong>Xtream Codes</strong> you type a server address, a user name and a password. With <strong>M3U</strong> you paste one long link. We suggest the first, because it brings the TV guide and catch-up along without any further steps.</p>
<p>Type slowly. Nearly every set-up that fails does so because of one capital letter or one missing full stop in the address.</p>
<blockquote><p>Tip: the phone app for the stick has a keyboard. Copying the address from the chat on your phone is far quicker than picking letters with the remote.</p></blockquote>

<h2>Make it comfortable</h2>
<p>The first time it starts, the player downloads the guide. Give it a minute. Then mark the dozen channels you really watch as favourites, and set the player to open on that list. From then on, turning on the television feels like turning on the television.</p>
<p>If the picture stops and starts, restart the stick from its settings menu and move the router out from behind the furniture. Should that not help, choose a slightly lower quality in the player and see whether it settles.</p>

<h2>When you get stuck</h2>
<p>Send us a photograph of the screen. ${site.name} support is there ${site.figures.supportHours}, and the usual problems are listed in our <a href="/faq">FAQs</a>. If you have not chosen a plan yet, the <a href="/packages">packages page</a> shows how many screens each one allows.</p>
`;
