import { Checkbox, type FormItem, type RowOf, useCall, useSave, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'

export type Address = RowOf<'/api/webhooksubscription'>

interface Values extends Record<string, unknown> {
  name: string | null
  url: string
  events: string[]
}

interface AddressModalProps {
  address: Address | null
  onMade: (secret: string) => void
  onClose: () => void
}

/** Where messages go, and of what. */
export function AddressModal({ address, onMade, onClose }: AddressModalProps) {
  const t = useT('integrations')
  const create = useSave('post', '/api/webhooksubscription')
  const change = useSave('patch', '/api/webhooksubscription/{id}')
  const fields: FormItem<Values>[] = [
    { name: 'name', label: t('field.name'), maxLength: 255, autoFocus: true, placeholder: t('addressNameExample') },
    {
      name: 'url',
      label: t('field.url'),
      help: t('addressUrlHelp'),
      required: true,
      maxLength: 2000,
      placeholder: 'https://',
    },
    {
      name: 'events',
      label: t('events'),
      help: t('eventsHelp'),
      group: true,
      validate: value => (Array.isArray(value) && value.length ? undefined : t('unknown_event')),
      render: ({ values, onChange }) => <Events chosen={values.events} onChange={onChange} />,
    },
  ]
  const { name = null, url = '', events = [] } = address ?? {}
  return (
    <FormModal<Values, string | null>
      title={t(address ? 'editAddress' : 'newAddress')}
      verb={t(address ? 'save' : 'add')}
      size="medium"
      values={{ name, url, events }}
      fields={fields}
      onSave={async body => {
        if (!address) return (await create.send({ body })).secret
        await change.send({ params: { path: { id: address.id } }, body })
        return null
      }}
      onSaved={secret => secret && onMade(secret)}
      onClose={onClose}
    />
  )
}

/** The events by what they are about. */
function Events({ chosen, onChange }: { chosen: readonly string[]; onChange: (events: string[]) => void }) {
  const t = useT('integrations')
  const events = useCall('get', '/api/webhookevent').data ?? []
  const groups = Map.groupBy(events, ({ about }) => about)
  return (
    <div className="integrations-events">
      {[...groups].map(([about, ofThat]) => (
        <fieldset key={about}>
          <legend className="vk-hidden">{t('eventsAbout', { about })}</legend>
          {ofThat.map(({ tag, label }) => (
            <Checkbox
              key={tag}
              checked={chosen.includes(tag)}
              onChange={on => onChange(on ? [...chosen, tag] : chosen.filter(other => other !== tag))}
            >
              {label}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
