import { site } from '~/content/site';

const { speedHd, catchUpDays, trialHours } = site.figures;

export const iptvVersusTraditional = `
<p>For decades the choice was between an aerial, a dish and a cable. Now the broadband line that brings your email can bring your television as well. Each way has its strengths, and we would sooner lose a sale than have you choose the wrong one. Here is an honest comparison.</p>

<h2>The short version</h2>
<table>
  <thead>
    <tr><td></td><th scope="col">IPTV</th><th scope="col">Aerial, dish or cable</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Set-up</th><td>An app and a login</td><td>Hardware, often an engineer</td></tr>
    <tr><th scope="row">Contract</th><td>From one month</td><td>Aerial none, others often 18 to 24 months</td></tr>
    <tr><th scope="row">Where it works</th><td>Wherever the internet is good</td><td>At the address where it is installed</td></tr>
    <tr><th scope="row">Depends on</th><td>Your broadband</td><td>Reception and weather</td></tr>
    <tr><th scope="row">Delay</th><td>Several seconds</td><td>Very little</td></tr>
  </tbody>
</table>

<h2>Where IPTV is ahead</h2>
<p><strong>Choice.</strong> An aerial carries what is transmitted near you, and a dish what its satellite sends. Over the internet, channels from other countries arrive just as easily as the local ones. For families with more than one language this is often the whole reason to change.</p>
<p><strong>Freedom.</strong> There is nothing to drill and nothing to return. Tenants need not ask the landlord. If you move house, you take your login along.</p>
<p><strong>Time.</strong> Catch-up and video on demand are part of the same service. You can go back ${catchUpDays} days in the guide without having planned a recording.</p>
<p><strong>Price.</strong> No dish has to be paid for and no van has to be sent. A plan costs what it costs, and it may be as short as one month.</p>

<h2>Where traditional TV is ahead</h2>
<p><strong>It does not need broadband.</strong> If your line is below about ${speedHd.split('-')[0]} Mbps, or fails often, an aerial will make you happier. It also works when the router does not.</p>
<p><strong>It is a little quicker.</strong> Internet streams run some seconds behind. You will hardly notice, unless the neighbours have an aerial and cheer before you do.</p>
<p><strong>It is simple for everyone.</strong> One remote, the channel numbers people have known for years, nothing to log in to. A good player comes close, but the first week needs some patience.</p>

<h2>What stays the same</h2>
<ul>
  <li>You need a TV Licence in the UK to watch live television, whichever way it comes.</li>
  <li>The picture is only as good as the screen. A small old set gains little from 4K.</li>
  <li>One household, many tastes. Somebody will still want the remote.</li>
</ul>

<h2>You do not have to choose one</h2>
<p>Many of our customers keep the aerial for the main channels and use ${site.name} for sport, films and channels from abroad. Both can be plugged into the same television, and one button on the remote changes between them. It is a sensible arrangement, and a calm way to find out which of the two you use more.</p>
<blockquote><p>Keep what you have for a month, add what you are curious about, and then see which remote has gathered dust.</p></blockquote>

<h2>Find out in an evening</h2>
<p>A trial of ${trialHours} hours costs nothing, and your dish can stay where it is. Test your line as described in our <a href="/faq">FAQs</a>, ask for a login, and compare the same programme on both. If you like what you see, the <a href="/packages">packages page</a> has a plan for a month, for half a year and for a full one.</p>
`;
