import type { ReactNode } from 'react';
import { ArrowUpRight } from 'lucide-react';
import { ButtonLink } from '@rostrum/ui';
import { PATHS } from '../../../../shared/navigation/paths.ts';
import { useEnv } from '../../../../env-context.ts';

export function Pricing() {
  const { donationUrl } = useEnv();
  return (
    <section className="section" id="pricing" aria-labelledby="pricing-title">
      <h2 className="display" id="pricing-title">
        What it costs
      </h2>
      <div className="prices">
        <Price name="Free" price="€0" action={<ButtonLink href={PATHS.signUp}>Register</ButtonLink>}>
          Everything: every debate, every record, nothing held back for later.
        </Price>
        <Price
          name="Supporter"
          price="You choose"
          action={
            <ButtonLink href={donationUrl} icon={ArrowUpRight}>
              Support Us
            </ButtonLink>
          }
        >
          The same as Free, with our thanks. Donations pay for the servers, and nobody gets a badge.
        </Price>
        <Price
          name="Self-hosted"
          price="Open source"
          action={<ButtonLink href={`${PATHS.help}#run-it-yourself`}>How to run it</ButtonLink>}
        >
          Run it for your school or club in your own cloud project, under the MIT licence.
        </Price>
      </div>
    </section>
  );
}

function Price(props: { name: string; price: string; action: ReactNode; children: ReactNode }) {
  return (
    <article>
      <h3>{props.name}</h3>
      <p className="price">{props.price}</p>
      <p data-claim="landing-price">{props.children}</p>
      {props.action}
    </article>
  );
}
