import { homeHead } from '~/content/heads/home';
import { paths } from '~/content/paths';
import { Categories } from './Categories';
import { Devices } from './Devices';
import { Explainer } from './Explainer';
import { Features } from './Features';
import { Hero } from './Hero';
import { InfoBlock } from './InfoBlock';
import { Plans } from './Plans';
import { Reviews } from './Reviews';
import { SignUpCall } from './SignUpCall';
import { StandsOut } from './StandsOut';
import { Testimonials } from './Testimonials';
import { TrialBanner } from './TrialBanner';

export const head = () => ({ ...homeHead, path: paths.home });

export default function HomePage() {
  return (
    <>
      <Hero />
      <TrialBanner />
      <Features />
      <StandsOut />
      <Categories />
      <InfoBlock />
      <Plans />
      <Reviews />
      <Devices />
      <Testimonials />
      <Explainer />
      <SignUpCall />
    </>
  );
}
