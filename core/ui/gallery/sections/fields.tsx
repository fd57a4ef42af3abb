import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../data/card.tsx'
import { Checkbox } from '../../fields/checkbox.tsx'
import { Field } from '../../fields/field.tsx'
import { MoneyInput } from '../../fields/money-input.tsx'
import { NumberInput } from '../../fields/number-input.tsx'
import { PasswordInput } from '../../fields/password-input.tsx'
import { RadioGroup } from '../../fields/radio-group.tsx'
import { Select } from '../../fields/select.tsx'
import { Switch } from '../../fields/switch.tsx'
import { TextArea } from '../../fields/text-area.tsx'
import { TextInput } from '../../fields/text-input.tsx'
import { Page } from '../../page/page.tsx'

const sources = [
  { value: 'site', label: 'Eigen website' },
  { value: 'beurs', label: 'Beurs' },
  { value: 'oud', label: 'Vervallen', disabled: true },
]

/** Single controls: empty, filled in, with help, wrong, switched off. */
export function Component() {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('marieke@')
  const [remarks, setRemarks] = useState('Belt liever na vijven.')
  const [password, setPassword] = useState('Welkom2026')
  const [source, setSource] = useState<string | null>(null)
  const [amount, setAmount] = useState<number | null>(3450)
  const [area, setArea] = useState<number | null>(62.5)
  const [on, setOn] = useState(true)
  const [kind, setKind] = useState<'private' | 'company'>('private')
  return (
    <Page title="Velden">
      <Card title="Tekst en getal">
        <div className="gallery-fields">
          <Field label="Naam" required>
            <TextInput value={name} onChange={setName} />
          </Field>
          <Field label="E-mailadres" error="Vul een volledig e-mailadres in, zoals naam@bedrijf.nl." required>
            <TextInput value={email} onChange={setEmail} />
          </Field>
          <Field label="Zoek">
            <TextInput icon={IconSearch} value={name} onChange={setName} placeholder="Zoek in relaties" />
          </Field>
          <Field label="Dossiernummer" help="Krijgt een dossier vanzelf.">
            <TextInput value="2026-0418" onChange={() => undefined} disabled />
          </Field>
          <Field label="Wachtwoord">
            <PasswordInput value={password} onChange={setPassword} autoComplete="off" />
          </Field>
          <Field label="Prijs">
            <MoneyInput value={amount} onChange={setAmount} />
          </Field>
          <Field label="Oppervlak">
            <NumberInput value={area} onChange={setArea} unit="m²" />
          </Field>
          <Field label="Leadbron" help="Komt uit de instellingen van je bedrijf.">
            <Select value={source} onChange={setSource} options={sources} />
          </Field>
          <Field label="Opmerkingen" aside={`${remarks.length} / 2000`} className="gallery-wide">
            <TextArea value={remarks} onChange={setRemarks} />
          </Field>
        </div>
      </Card>
      <Card title="Aan en uit">
        <div className="gallery-fields">
          <Checkbox checked={on} onChange={setOn} help="Met uitleg eronder.">
            Vinkje
          </Checkbox>
          <Checkbox checked={false} indeterminate onChange={setOn}>
            Deels gekozen
          </Checkbox>
          <Checkbox checked disabled onChange={setOn}>
            Ligt vast
          </Checkbox>
          <Switch checked={on} onChange={setOn}>
            Schakelaar
          </Switch>
          <Switch checked={!on} disabled onChange={setOn}>
            Schakelaar die vastligt
          </Switch>
          <RadioGroup
            label="Soort klant"
            value={kind}
            onChange={setKind}
            options={[
              { value: 'private', label: 'Particulier', help: 'Prijzen met btw.' },
              { value: 'company', label: 'Zakelijk' },
            ]}
          />
        </div>
      </Card>
    </Page>
  )
}
