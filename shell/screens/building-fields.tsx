import { Card } from '@core/ui/data/card.tsx'
import { Checkbox } from '@core/ui/fields/checkbox.tsx'
import { Combobox } from '@core/ui/fields/combobox.tsx'
import { DateInput } from '@core/ui/fields/date-input.tsx'
import { Field } from '@core/ui/fields/field.tsx'
import { MoneyInput } from '@core/ui/fields/money-input.tsx'
import { NumberInput } from '@core/ui/fields/number-input.tsx'
import { SegmentedControl } from '@core/ui/fields/segmented-control.tsx'
import { Select } from '@core/ui/fields/select.tsx'
import { Switch } from '@core/ui/fields/switch.tsx'
import { TextInput } from '@core/ui/fields/text-input.tsx'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'

const towns = ['Zwolle', 'Kampen', 'Hattem', 'Raalte', 'Dalfsen'].map((label, id) => ({ id, label }))

/** The controls, filled in and with an error. */
export function BuildingFields() {
  const [email, setEmail] = useState('marieke@')
  const [source, setSource] = useState<string | null>('site')
  const [amount, setAmount] = useState<number | null>(3450)
  const [area, setArea] = useState<number | null>(62.5)
  const [day, setDay] = useState<string | null>('2026-11-12')
  const [town, setTown] = useState<(typeof towns)[number] | null>(null)
  const [look, setLook] = useState<'bord' | 'lijst'>('bord')
  const [on, setOn] = useState(true)
  const [query, setQuery] = useState('')
  return (
    <Card title="Velden" className="shell-blocks-wide">
      <div className="shell-blocks-fields">
        <Field label="E-mailadres" error="Vul een volledig e-mailadres in, zoals naam@bedrijf.nl." required>
          <TextInput value={email} onChange={setEmail} />
        </Field>
        <Field label="Leadbron" help="Komt uit de instellingen van je bedrijf.">
          <Select
            value={source}
            onChange={setSource}
            options={[
              { value: 'site', label: 'Eigen website' },
              { value: 'beurs', label: 'Beurs' },
            ]}
          />
        </Field>
        <Field label="Prijs">
          <MoneyInput value={amount} onChange={setAmount} />
        </Field>
        <Field label="Oppervlak">
          <NumberInput value={area} onChange={setArea} unit="m²" />
        </Field>
        <Field label="Datum">
          <DateInput value={day} onChange={setDay} />
        </Field>
        <Field label="Plaats">
          <Combobox value={town} onChange={choice => setTown(choice as typeof town)} options={towns} />
        </Field>
        <Field label="Zoek">
          <TextInput icon={IconSearch} value={query} onChange={setQuery} placeholder="Zoek in relaties" />
        </Field>
        <Field label="Dossiernummer">
          <TextInput value="2026-0418" onChange={() => undefined} disabled />
        </Field>
        <div className="vk-row">
          <SegmentedControl
            label="Weergave"
            value={look}
            onChange={setLook}
            options={[
              { value: 'bord', label: 'Bord' },
              { value: 'lijst', label: 'Lijst' },
            ]}
          />
          <Switch checked={on} onChange={setOn} aria-label="Aan" />
          <Checkbox checked={on} onChange={setOn}>
            Vinkje
          </Checkbox>
          <Checkbox checked={false} indeterminate onChange={() => setOn(!on)} aria-label="Deels" />
        </div>
      </div>
    </Card>
  )
}
