import { ErrorState, formatMoment, Link, Problem, Tag, useT } from '@core/ui'
import { formOfDossier, useAskedForms } from '@plugins/surveys/contract/asked-forms'
import { IconCheck, IconChevronRight, IconClipboardList, IconCloudOff } from '@tabler/icons-react'

/** The forms that the customer is asked to fill in, with how far each is; nothing where none is asked. */
export function AskedForms({ hash, company }: { hash: string; company: string }) {
  const t = useT('surveys')
  const { found, waiting } = useAskedForms(hash)
  const { data: forms = [], error } = found
  // A dossier that was called off asks nothing.
  if (error instanceof Problem && error.status === 404) return null
  if (error) return <ErrorState compact error={error} onRetry={() => void found.refetch()} />
  if (!forms.length) return null
  return (
    <>
      <h2>{t('forms')}</h2>
      {forms.some(({ status }) => status === 'open') && (
        <p className="portal-hint">{t('customer_formsHint', { company })}</p>
      )}
      <ul className="portal-documents">
        {forms.map(({ id, description, form_name, status, date_sent, asked, filled }) => (
          <li key={id}>
            <Link to={formOfDossier(hash, id)}>
              <IconClipboardList size={20} stroke={1.75} aria-hidden="true" />
              <span>
                <strong>{description ?? form_name}</strong>
                <span>
                  {status === 'sent' && date_sent
                    ? t('customer_sentAt', { when: formatMoment(date_sent) })
                    : t('questionsDone', { done: filled, count: asked })}
                </span>
              </span>
              {waiting.has(id) ? (
                <Tag tone="warn" icon={IconCloudOff}>
                  {t('notSentYet')}
                </Tag>
              ) : status === 'sent' ? (
                <Tag tone="ok" icon={IconCheck}>
                  {t('formSentTag')}
                </Tag>
              ) : (
                <Tag tone="info">{t('customer_toFill')}</Tag>
              )}
              <span />
              <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
