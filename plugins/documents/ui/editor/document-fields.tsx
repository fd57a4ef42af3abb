import { Button, DateInput, Facts, Field, formatDate, Select, TextInput, useT } from '@core/ui'
import { IconPalette } from '@tabler/icons-react'
import { useState } from 'react'
import { DESIGNS } from '../../contract/design'
import { useKindText } from '../../contract/kind-text'
import { useDocumentTypes } from '../../contract/use-document-types'
import { BackgroundField } from './background-field'
import { useEditor } from './editor-context'
import { OwnStyleDialog } from './own-style-dialog'
import { SentVersions } from './sent-versions'

/** Title and dates of the document, and whom it is for. */
export function DocumentFields() {
  const t = useT('documents')
  const { kind, document, locked } = useEditor()
  const words = useKindText(kind)
  const { customer, title, documentdate, enddate } = document
  const fixed = [
    ...(title ? [{ label: t('field.title'), value: title }] : []),
    ...(documentdate ? [{ label: t('field.documentdate'), value: formatDate(documentdate) }] : []),
    ...(enddate && words('kindEnddate') ? [{ label: words('kindEnddate'), value: formatDate(enddate) }] : []),
  ]
  return (
    <div className="documents-side-body vk-stack">
      {!locked && <FieldInputs />}
      {customer && (
        <Facts
          facts={[
            ...(locked ? fixed : []),
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

function FieldInputs() {
  const t = useT('documents')
  const {
    kind,
    document,
    fieldStore: { fields, change },
  } = useEditor()
  const words = useKindText(kind)
  const types = useDocumentTypes(kind) ?? []
  const [styling, setStyling] = useState(false)
  return (
    <>
      <Field label={t('field.title')}>
        <TextInput value={fields.title ?? ''} onChange={title => change({ title: title || null })} maxLength={255} />
      </Field>
      {types.length > 0 && (
        <Field label={t('field.document_type_id')}>
          <Select
            value={fields.document_type_id}
            options={types}
            empty={t('noType')}
            onChange={document_type_id => change({ document_type_id })}
          />
        </Field>
      )}
      <Field label={t('design')}>
        <Select
          value={fields.design}
          options={DESIGNS.map(value => ({ value, label: t(`design_${value}`) }))}
          empty={t('designOfCompany')}
          onChange={design => change({ design })}
        />
      </Field>
      <div>
        <Button icon={IconPalette} onClick={() => setStyling(true)}>
          {t('ownStyleEdit')}
        </Button>
        {styling && <OwnStyleDialog onClose={() => setStyling(false)} />}
      </div>
      {document.flow_id && !document.is_template && <BackgroundField flowId={document.flow_id} />}
      {!document.is_template && (
        <div className="documents-two">
          <Field label={t('field.documentdate')}>
            <DateInput value={fields.documentdate} onChange={documentdate => change({ documentdate })} />
          </Field>
          {words('kindEnddate') && document.amount_inc_vat >= 0 && (
            <Field label={words('kindEnddate')} help={fields.enddate ? undefined : t('dateAtSending')}>
              <DateInput value={fields.enddate} onChange={enddate => change({ enddate })} />
            </Field>
          )}
        </div>
      )}
    </>
  )
}
