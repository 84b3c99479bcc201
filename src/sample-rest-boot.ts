/** Runs inline in sample.html, after the other templates. */
import { drawSampleRest } from './boot/sampleRest';

const script = document.currentScript;
const place = script?.parentElement;
const { begunSample } = window;
if (place && begunSample) {
  script.remove();
  drawSampleRest(place, begunSample);
  delete window.begunSample;
}
