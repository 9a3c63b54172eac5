import { Mail } from 'lucide-react';
import { BRAND } from '@rostrum/domain';
import { ButtonLink } from '@rostrum/ui';
import { useEnv } from '../../../../env-context.ts';

export function Contact() {
  const { contactEmail } = useEnv();
  return (
    <section className="band" id="contact" aria-labelledby="contact-title">
      <div className="band-in contact">
        <h2 className="display" id="contact-title">
          Write to us
        </h2>
        <div className="stack">
          <p className="lede">
            Something broke, a decision was wrong, your school wants to debate? A person reads what you write.
          </p>
          <p className="statement contact-address">{contactEmail}</p>
          <p>
            <ButtonLink
              href={`mailto:${contactEmail}?subject=${encodeURIComponent(BRAND)}`}
              look="plain"
              icon={Mail}
            >
              Write an email
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
