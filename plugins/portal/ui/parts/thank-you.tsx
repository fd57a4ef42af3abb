import { Button, ButtonLink, formatMoment, useT } from '@core/ui'
import { IconCheck, IconDownload, IconFileText, IconFolder, IconShieldCheck } from '@tabler/icons-react'
import type { CustomerDocument } from '../customer-document'
import { proofPage } from '../proof'
import { Adviser } from './adviser'
import './thank-you.css'

interface ThankYouProps {
  document: CustomerDocument
  onDownload: () => void
  onBack: () => void
}

/** After agreeing: what was done and what happens now. */
export default function ThankYou({ document, onDownload, onBack }: ThankYouProps) {
  const t = useT('portal')
  const noun = document.noun.toLowerCase()
  const steps = [
    { title: t('stepAgreed'), text: document.signature ? formatMoment(document.signature.signed_at) : '' },
    { title: t('stepConfirmed'), text: t('stepConfirmedText', { noun }) },
    { title: t('stepPlanned'), text: t('stepPlannedText') },
    { title: t('stepDone'), text: t('stepDoneText') },
  ]
  return (
    <section className="portal-thanks" aria-live="polite">
      <span className="portal-thanks-mark" aria-hidden="true">
        <IconCheck size={40} stroke={2.25} />
      </span>
      <h1>{t('thanks', { name: document.signature?.username ?? '' })}</h1>
      <p>{t('thanksText', { noun })}</p>
      <h2>{t('whatNow')}</h2>
      <ol>
        {steps.map((step, i) => (
          <li key={step.title} data-done={i === 0 || undefined} data-next={i === 1 || undefined}>
            <span aria-hidden="true">{i === 0 ? <IconCheck size={16} stroke={2.25} /> : i + 1}</span>
            <div>
              <strong>{step.title}</strong>
              <div>{step.text}</div>
            </div>
          </li>
        ))}
      </ol>
      {document.adviser && <Adviser adviser={document.adviser} />}
      <div className="portal-two">
        <Button icon={IconDownload} onClick={onDownload}>
          {t('pdfOf', { noun: document.noun })}
        </Button>
        <Button icon={IconFileText} onClick={onBack}>
          {t('readAgain', { noun })}
        </Button>
      </div>
      <ButtonLink icon={IconShieldCheck} to={proofPage(document)}>
        {t('proofShow')}
      </ButtonLink>
      {document.flow_hash && (
        <ButtonLink icon={IconFolder} to={`/customer_flow_detail/${document.flow_hash}`}>
          {t('flow')}
        </ButtonLink>
      )}
    </section>
  )
}
