import { useState } from 'react'
import { Card } from '../../data/card.tsx'
import { type Choice, Combobox } from '../../fields/combobox.tsx'
import { DateInput } from '../../fields/date-input.tsx'
import { DateTimeInput } from '../../fields/date-time-input.tsx'
import { Field } from '../../fields/field.tsx'
import { TimeInput } from '../../fields/time-input.tsx'
import { Page } from '../../page/page.tsx'

const towns = ['Zwolle', 'Kampen', 'Hattem', 'Raalte', 'Dalfsen'].map((label, id) => ({
  id,
  label,
  note: 'Overijssel',
}))
/** More than a list shows at once. */
const quarters = Array.from({ length: 24 }, (_, n) => ({ id: 100 + n, label: `Wijk ${n + 1}`, note: 'Zwolle' }))

async function findTowns(query: string): Promise<Choice[]> {
  return [...towns, ...quarters].filter(town => town.label.toLowerCase().includes(query.toLowerCase()))
}

/** What is chosen rather than typed: dates, records, "(nieuw)". */
export function Component() {
  const [day, setDay] = useState<string | null>('2026-11-12')
  const [time, setTime] = useState('09:30')
  const [none, setNone] = useState<string | null>(null)
  const [moment, setMoment] = useState<string | null>('2026-11-12T08:30:00.000Z')
  const [town, setTown] = useState<Choice | null>(null)
  const [found, setFound] = useState<Choice | null>(null)
  const [made, setMade] = useState<Choice | null>({ id: null, label: 'Jan van der Berg' })
  return (
    <Page title="Kiezers">
      <Card title="Datum en tijd">
        <div className="gallery-fields">
          <Field label="Datum">
            <DateInput value={day} onChange={setDay} />
          </Field>
          <Field label="Nog geen datum" error="Kies een datum.">
            <DateInput value={none} onChange={setNone} />
          </Field>
          <Field label="Ligt vast">
            <DateInput value={day} onChange={setDay} disabled />
          </Field>
          <Field label="Hoe laat">
            <TimeInput value={time} onChange={setTime} />
          </Field>
          <Field label="Moment" group>
            <DateTimeInput value={moment} onChange={setMoment} />
          </Field>
        </div>
      </Card>
      <Card title="Uit een lijst">
        <div className="gallery-fields">
          <Field label="Plaats">
            <Combobox value={town} onChange={setTown} options={towns} />
          </Field>
          <Field label="Van de server" help="Zoekt vanaf drie letters.">
            <Combobox value={found} onChange={setFound} search={findTowns} />
          </Field>
          <Field label="Relatie" help="Wat er nog niet is, kan nieuw.">
            <Combobox value={made} onChange={setMade} search={findTowns} allowNew />
          </Field>
        </div>
      </Card>
    </Page>
  )
}
