import type { ReactNode } from 'react';
import { ArrowUpRight } from 'lucide-react';
import { ButtonLink } from '@rostrum/ui';
import * as m from '@rostrum/words/landing';
import { PATHS } from '../../../../shared/navigation/paths.ts';
import { useEnv } from '../../../../env-context.ts';

export function Pricing() {
  const { donationUrl } = useEnv();
  return (
    <section className="section" id="pricing" aria-labelledby="pricing-title">
      <h2 className="display" id="pricing-title">
        {m.pricingTitle()}
      </h2>
      <div className="prices">
        <Price
          name={m.free()}
          price={m.freePrice()}
          action={<ButtonLink href={PATHS.signUp}>{m.register()}</ButtonLink>}
        >
          {m.freeText()}
        </Price>
        <Price
          name={m.supporter()}
          price={m.supporterPrice()}
          action={
            <ButtonLink href={donationUrl} icon={ArrowUpRight}>
              {m.supportUs()}
            </ButtonLink>
          }
        >
          {m.supporterText()}
        </Price>
        <Price
          name={m.selfHosted()}
          price={m.selfHostedPrice()}
          action={<ButtonLink href={`${PATHS.help}#run-it-yourself`}>{m.howToRunIt()}</ButtonLink>}
        >
          {m.selfHostedText()}
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
