import { DateInput, Facts, Field, formatDate, TextInput, useT } from '@core/ui'
import { useKindText } from '../../contract/kind-text'
import { useEditor } from './editor-context'
import { SentVersions } from './sent-versions'

/** Title and dates of the document, and whom it is for. */
export function DocumentFields() {
  const t = useT('documents')
  const { kind, document, locked, fieldStore } = useEditor()
  const { fields, change } = fieldStore
  const words = useKindText(kind)
  const { customer } = document
  return (
    <div className="documents-side-body vk-stack">
      <Field label={t('field.title')}>
        <TextInput
          value={fields.title ?? ''}
          onChange={title => change({ title: title || null })}
          disabled={locked}
          maxLength={255}
        />
      </Field>
      {!document.is_template && (
        <div className="documents-two">
          <Field label={t('field.documentdate')}>
            <DateInput
              value={fields.documentdate}
              onChange={documentdate => change({ documentdate })}
              disabled={locked}
            />
          </Field>
          {words('kindEnddate') && document.amount_inc_vat >= 0 && (
            <Field label={words('kindEnddate')} help={fields.enddate ? undefined : t('dateAtSending')}>
              <DateInput value={fields.enddate} onChange={enddate => change({ enddate })} disabled={locked} />
            </Field>
          )}
        </div>
      )}
      {customer && (
        <Facts
          facts={[
            { label: t('field.relation_fullname'), value: customer.fullname },
            ...(customer.organization ? [{ label: t('organization'), value: customer.organization }] : []),
            {
              label: t('address'),
              value:
                [customer.address, [customer.postcode, customer.city].filter(Boolean).join(' ')]
                  .filter(Boolean)
                  .join(', ') || '–',
            },
            { label: t('email'), value: customer.email ?? '–' },
            { label: t('phone'), value: customer.phone ?? '–' },
            ...(document.date_send ? [{ label: t('field.date_send'), value: formatDate(document.date_send) }] : []),
            ...(document.date_viewed
              ? [{ label: t('field.date_viewed'), value: formatDate(document.date_viewed) }]
              : []),
          ]}
        />
      )}
      <SentVersions />
    </div>
  )
}
