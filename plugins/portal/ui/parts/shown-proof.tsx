import { Button, currentLocale, formatMoney, useT } from '@core/ui'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Proof, proofPage } from '../proof'
import { PortalFrame } from './portal-frame'
import { ProofCheck } from './proof-check'
import '../screens/document-page.css'
import './shown-proof.css'

/** Who agreed to what, when and where, and how to check that nothing was changed afterwards. */
export function ShownProof({ proof }: { proof: Proof }) {
  const t = useT('portal')
  const { kind, hash, noun, number, company, signature } = proof
  const name = [noun, number].filter(Boolean).join(' ')
  return (
    <PortalFrame
      company={company}
      logo={`/api/${kind}/${hash}/getlogobycustomer`}
      links={[
        { label: name, to: `/customer_${kind}_detail/${hash}` },
        { label: t('proof'), to: proofPage(proof), current: true },
      ]}
      title={`${t('proof')} ${name}`}
    >
      <article className="portal-paper portal-proof">
        <div className="portal-doc-line">
          <span>{name}</span>
          <span className="portal-doc-tools">
            <Button variant="minimal" size="small" icon={IconPrinter} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </span>
        </div>
        <h1>{t('proofTitle')}</h1>
        <dl>
          <Fact label={t('document')}>
            {t('proofVersion', { name, version: proof.version_number })}
            {proof.title && <span>{proof.title}</span>}
          </Fact>
          <Fact label={t('amount')}>{t('totalIncluding', { amount: formatMoney(proof.amount_inc_vat) })}</Fact>
          <Fact label={t('proofBy')}>{signature.username}</Fact>
          <Fact label={t('proofAt')}>{momentWithZone(signature.signed_at, company.time_zone)}</Fact>
          {signature.place && <Fact label={t('place')}>{signature.place}</Fact>}
          {signature.ip_address && <Fact label={t('proofFrom')}>{signature.ip_address}</Fact>}
          <Fact label={t('chosen')}>
            {proof.choices.length
              ? proof.choices.map((choice, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two choices may have one name
                  <span key={place}>
                    {choice.name} ({choice.price})
                  </span>
                ))
              : t('proofNoChoices')}
          </Fact>
          <Fact label={t('signatureShort')}>
            {signature.signature ? (
              <img
                src={`data:image/png;base64,${signature.signature}`}
                alt={t('signatureOf', { name: signature.username })}
              />
            ) : (
              t('proofTicked', { name: signature.username })
            )}
          </Fact>
        </dl>
        <ProofCheck proof={proof} />
      </article>
    </PortalFrame>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** `29 november 2026 om 10:24:05 GMT+01:00 (Europe/Amsterdam)` */
function momentWithZone(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
    timeZone,
  })
  return `${format.format(new Date(moment))} (${timeZone})`
}
