import { site, trialName } from '~/content/site';

const { speedHd, speedUhd, catchUpDays } = site.figures;

export const iptvBasics = `
<p>IPTV stands for Internet Protocol television. Behind the letters is a simple idea: the channels come to you through your broadband. There is no aerial on the roof, no dish on the wall and no engineer to wait in for. This guide explains how it works, what you need and what to expect on the first evening.</p>

<h2>How a channel reaches your screen</h2>
<p>A broadcaster produces a picture. That picture is turned into data, cut into small pieces and placed on servers. When you choose a channel, your device asks a server for the newest pieces and plays them one after another. A few seconds later it asks for the next ones, and so on until you switch off.</p>
<p>This is why two things matter more than anything else: a server that always has the next piece ready, and a line to your home that delivers it in time.</p>

<h2>Three kinds of viewing</h2>
<ul>
  <li><strong>Live channels</strong> show what is being broadcast now, with a delay of a few seconds.</li>
  <li><strong>Video on demand</strong>, or VOD, is a library of films and series that you start whenever you like.</li>
  <li><strong>Catch-up</strong> lies between the two: programmes that have been shown lately and can be played again. With ${site.name} it reaches back ${catchUpDays} days.</li>
</ul>

<h2>What you need at home</h2>
<ol>
  <li><strong>A device.</strong> A Smart TV, a Fire TV Stick, an Android box, a phone, a tablet or a computer will do.</li>
  <li><strong>A player app.</strong> It shows the guide and plays the streams.</li>
  <li><strong>A subscription.</strong> It comes as a login that you type into the player.</li>
  <li><strong>Enough broadband.</strong> We recommend ${speedHd} for HD and ${speedUhd} for Full HD/4K.</li>
</ol>

<h2>A few words you will meet</h2>
<p>Internet television has its own vocabulary. You can get by with these five:</p>
<ul>
  <li><strong>EPG</strong>: the electronic programme guide, which lists what is on and when.</li>
  <li><strong>M3U</strong>: a list of channels in the form of a link.</li>
  <li><strong>Xtream Codes</strong>: a login with server, user name and password, which brings the guide along.</li>
  <li><strong>MAG</strong>: a family of set-top boxes made for internet television.</li>
  <li><strong>Connection</strong>: one screen that is playing. A plan sets how many may play at the same time.</li>
</ul>

<h2>What to expect on the first evening</h2>
<p>The set-up takes about a quarter of an hour, most of it spent typing. After the first start the player loads the guide, which can take a minute or two. Then mark your favourites. A list of a dozen channels you know is worth more than thousands you have to scroll through.</p>
<p>If the picture stops now and then, do not blame the service or the broadband just yet. Restart the router, try a cable and test again. Most problems live in the last few metres between router and screen.</p>
<blockquote><p>One thing does not change: in the UK you need a TV Licence to watch live television, whichever way it reaches you.</p></blockquote>

<h2>Where to go from here</h2>
<p>The best way to understand it is to use it. Ask for the ${trialName} and spend an evening with your own channels on your own screen. If you have questions first, our <a href="/faq">FAQs</a> are short, and the <a href="/packages">packages page</a> shows the three plans side by side.</p>
`;
