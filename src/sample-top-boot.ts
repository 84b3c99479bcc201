/** Runs inline in sample.html, after the templates of what a phone shows first. */
import { drawSampleTop } from './boot/sampleTop';

const place = document.currentScript?.parentElement;
const begun = place && drawSampleTop(place);
if (begun) window.begunSample = begun;
