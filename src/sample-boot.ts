/** Runs inline in sample.html, after the templates that it draws from. */
import { drawSample } from './boot/sample';

const place = document.currentScript?.parentElement;
if (place) drawSample(place);
