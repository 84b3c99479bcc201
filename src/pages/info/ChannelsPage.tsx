import { channelsPage } from '~/content/channels';
import { trialMessage } from '~/content/chat';
import { channelsHead } from '~/content/heads/channels';
import { paths } from '~/content/paths';
import { CallToAction } from '~/parts/CallToAction';
import { ChatLink } from '~/parts/ChatLink';
import { ButtonLink } from '~/ui/Button';
import { PageHeader } from '~/ui/PageHeader';
import { ChannelBrowser } from './channels/ChannelBrowser';

export const head = () => ({ ...channelsHead, path: paths.channels });

const { heading, intro, more } = channelsPage;

export default function ChannelsPage() {
  return (
    <>
      <PageHeader heading={heading} lead={intro} />
      <ChannelBrowser />
      <CallToAction heading={more.heading} text={more.text}>
        <ChatLink text={trialMessage} button={{ size: 'l' }}>
          {more.trial}
        </ChatLink>
        <ButtonLink variant="secondary" size="l" href={more.link.href}>
          {more.link.label}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
