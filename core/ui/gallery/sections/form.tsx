import { useState } from 'react'
import { Problem } from '../../api/problem.ts'
import { Button } from '../../buttons/button.tsx'
import { Card } from '../../data/card.tsx'
import { toast } from '../../feedback/toast.tsx'
import { Form } from '../../form/form.tsx'
import type { FormItem } from '../../form/form-field.ts'
import { FormModal } from '../../form/form-modal.tsx'
import { Page } from '../../page/page.tsx'

type Values = { name: string; email: string; kind: string; kvk: string; price: number; start: string }

const fields: FormItem<Values>[] = [
  { section: 'Wie' },
  { name: 'name', label: 'Naam', required: true, width: 'half' },
  { name: 'email', label: 'E-mailadres', kind: 'email', width: 'half' },
  {
    name: 'kind',
    label: 'Soort',
    kind: 'select',
    width: 'half',
    options: [
      { value: 'private', label: 'Particulier' },
      { value: 'company', label: 'Zakelijk' },
    ],
  },
  { name: 'kvk', label: 'KvK-nummer', width: 'half', maxLength: 8, when: values => values.kind === 'company' },
  { section: 'Wat', help: 'Dit komt op de offerte.' },
  { name: 'price', label: 'Prijs', kind: 'money', width: 'half', min: 0 },
  { name: 'start', label: 'Begin', kind: 'date', width: 'half' },
]

/** A form made of a list of fields: on a page, in a dialog, and refused by the server. */
export function Component() {
  const [open, setOpen] = useState(false)
  return (
    <Page title="Formulier" actions={<Button onClick={() => setOpen(true)}>In een venster</Button>}>
      <Card title="Op een pagina">
        <Form
          fields={fields}
          values={{ name: 'Marieke van der Meulen', kind: 'company' }}
          onSave={async () => toast('Bewaard')}
        />
      </Card>
      {open && (
        <FormModal
          title="Nieuwe relatie"
          verb="Maak relatie"
          fields={fields}
          onClose={() => setOpen(false)}
          onSave={async () => {
            throw new Problem(422, {
              message: 'De relatie kan zo niet worden bewaard.',
              errors: { email: ['Dit adres is al bekend.'] },
            })
          }}
        />
      )}
    </Page>
  )
}
