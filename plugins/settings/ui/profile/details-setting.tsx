import { streetLine } from '@core/domain/street-line'
import { type Answer, Button, Facts, PlaceMap, toast, useSave, useT } from '@core/ui'
import { FormModal, useFormItems } from '@core/ui/forms'
import { useFacts } from '@core/ui/records'
import described from '@openapi/fields/company'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Setting } from '../../contract/settings-page'

type Company = Answer<'get', '/api/company/getcurrentcompany'>

/** What stands on the papers of the company: its name, address, numbers and account. */
export function DetailsSetting({ company, locked }: { company: Company; locked: boolean }) {
  const t = useT('settings')
  const [open, setOpen] = useState(false)
  const [name, ...others] = useFacts(described, company, {
    first: ['name', 'phone', 'email', 'website', 'kvk', 'vat_number', 'iban'],
    only: true,
  })
  return (
    <Setting title={t('details')} help={t('detailsHelp')}>
      <Facts
        facts={[
          ...(name ? [name] : []),
          { label: t('address'), value: streetLine(company) },
          { label: t('place'), value: [company.postcode, company.city].filter(Boolean).join(' ') },
          ...others,
        ]}
      />
      {!locked && (
        <div>
          <Button icon={IconPencil} onClick={() => setOpen(true)}>
            {t('editDetails')}
          </Button>
        </div>
      )}
      <PlaceMap
        locate="/api/company/currentcompany/locate"
        of={company}
        addressed={Boolean(company.address || company.postcode || company.city)}
      />
      {open && <DetailsModal company={company} onClose={() => setOpen(false)} />}
    </Setting>
  )
}

type Details = Partial<Company>

function DetailsModal({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT('settings')
  const save = useSave('patch', '/api/company/currentcompany', { refresh: ['/api/company', '/api/user'] })
  const fields = useFormItems(described, {
    layout: [
      'name',
      ['email', 'phone'],
      'website',
      ['postcode', 'number', 'number_addition'],
      'address',
      ['city', 'country'],
      ['kvk', 'vat_number'],
      'iban',
    ],
    fields: { name: { autoFocus: true } },
    only: true,
  })
  return (
    <FormModal<Details>
      title={t('details')}
      fields={fields}
      values={company}
      onSave={(_, changed, headers) => save.send({ headers, body: changed })}
      onSaved={() => toast(t('detailsSaved'))}
      onClose={onClose}
    />
  )
}
