import { Mail } from 'lucide-react';
import { BRAND } from '@rostrum/domain';
import { ButtonLink } from '@rostrum/ui';
import * as m from '@rostrum/words/landing';
import { useEnv } from '../../../../env-context.ts';

export function Contact() {
  const { contactEmail } = useEnv();
  return (
    <section className="band" id="contact" aria-labelledby="contact-title">
      <div className="band-in contact">
        <h2 className="display" id="contact-title">
          {m.contactTitle()}
        </h2>
        <div className="stack">
          <p className="lede">{m.contactLede()}</p>
          <p className="statement contact-address">{contactEmail}</p>
          <p>
            <ButtonLink
              href={`mailto:${contactEmail}?subject=${encodeURIComponent(BRAND)}`}
              look="plain"
              icon={Mail}
            >
              {m.writeEmail()}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
