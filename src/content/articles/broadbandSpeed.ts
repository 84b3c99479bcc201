import { site } from '~/content/site';

const { speedHd, speedUhd } = site.figures;

export const broadbandSpeed = `
<p>People often ask us whether their broadband is good enough. The short answer: we recommend ${speedHd} for HD and ${speedUhd} for Full HD/4K, for each screen. The longer answer is that the number on your bill is only half the story, and the other half can usually be put right for nothing.</p>

<h2>What you need, screen by screen</h2>
<p>Every screen that plays takes its own share of the line. Add up the screens that might be on together on a busy evening, and leave some room for phones, games and the person on a video call.</p>
<table>
  <thead>
    <tr><th scope="col">Household</th><th scope="col">What is on</th><th scope="col">A comfortable line</th></tr>
  </thead>
  <tbody>
    <tr><td>One viewer</td><td>One screen in HD</td><td>${speedHd}</td></tr>
    <tr><td>A couple</td><td>One screen in Full HD/4K</td><td>${speedUhd}</td></tr>
    <tr><td>A family</td><td>One screen in 4K, two in HD</td><td>60-90 Mbps</td></tr>
  </tbody>
</table>

<h2>Measure it where you watch</h2>
<p>Run a speed test on the device by the television, at about eight in the evening. A test beside the router at lunchtime tells you what your provider can do. A test on the sofa at eight tells you what your film will get. If the two are far apart, the trouble is inside the house.</p>

<h2>Fix the last few metres</h2>
<ol>
  <li><strong>Use a cable if you can.</strong> A network cable to the television removes most problems at once. A powerline adapter is the next best thing.</li>
  <li><strong>Choose the 5 GHz wifi.</strong> It is faster than the 2.4 GHz one across a room, though it reaches less far through walls.</li>
  <li><strong>Give the router air.</strong> Out of the cupboard, off the floor, and away from the microwave and the fish tank.</li>
  <li><strong>Stop the quiet downloads.</strong> Consoles and computers like to fetch large updates in the evening.</li>
  <li><strong>Restart the router now and then.</strong> It sounds like a joke, and it works.</li>
</ol>

<h2>Steady beats fast</h2>
<p>Live television cannot be fetched far in advance, because it has not happened yet. So an even line matters more than a quick one. A constant 25 Mbps makes a better evening than a line that swings between 5 and 100. If your speed is high and the picture still stops, unevenness is the likely cause, and a cable is the likely cure.</p>
<blockquote><p>When one channel stutters and all the others are smooth, it is probably not your line. Tell us the name of the channel and we will look at the stream.</p></blockquote>

<h2>Try it before you decide</h2>
<p>No calculator is as good as a real evening. Our free trial lasts ${site.figures.trialHours} hours, so pick a night when everyone is at home and see how it goes. There are more answers in the <a href="/faq">FAQs</a>, and the <a href="/packages">packages page</a> shows which plan covers the number of screens you counted.</p>
`;
