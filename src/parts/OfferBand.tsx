import { ChatLink } from './ChatLink';
import * as css from './OfferBand.module.css';

interface Props {
  /** A short mark above the heading. */
  label?: string;
  heading: string;
  text: string;
  /** The chat message that takes the offer up, and the words of the link to it. */
  message: string;
  link: string;
}

/** An offer across the page, in the colour that means 'act'. */
export function OfferBand({ label, heading, text, message, link }: Props) {
  return (
    <section className={css.root}>
      <div className={css.inner}>
        <div>
          {label && <p className={css.label}>{label}</p>}
          <h2 className={css.heading}>{heading}</h2>
          <p className={css.text}>{text}</p>
        </div>
        <ChatLink text={message} className={css.link}>
          {link}
        </ChatLink>
      </div>
    </section>
  );
}
