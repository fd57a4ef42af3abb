import { Checkbox, Dialog, EmptyState, Loaded, useCall, useSave, useT } from '@core/ui'
import { nameOf } from '../filling/name-of'
import type { FormOfFlow } from './form-tile'

const REFRESH = { refresh: ['/api/flow', '/api/flowdata'] }

/** What the places are called that a form of a dossier is about. */
export function usePlacesOf({ id, flow_id }: Pick<FormOfFlow, 'id' | 'flow_id'>) {
  const params = { path: { id: flow_id ?? 0 } }
  const there = useCall('get', '/api/flow/{id}/getLocations', { params }, { enabled: flow_id !== null }).data ?? []
  return there.filter(({ forms }) => forms.some(form => form.id === id))
}

/** Which places of the customer a form is about: each counts from the moment it is ticked. */
export function FormPlaces({ form, onClose }: { form: FormOfFlow; onClose: () => void }) {
  const t = useT('surveys')
  const flowId = form.flow_id ?? 0
  const flow = useCall('get', '/api/flow/{id}', { params: { path: { id: flowId } } })
  const relationId = flow.data?.relation_id ?? 0
  const places = useCall(
    'get',
    '/api/relation/{id}/locations',
    { params: { path: { id: relationId } } },
    { enabled: relationId > 0 },
  )
  const chosen = usePlacesOf(form).map(({ id }) => id)
  const add = useSave('post', '/api/flowdataitem/{id}/addLocation', REFRESH)
  const remove = useSave('post', '/api/flowdataitem/{id}/removeLocation', REFRESH)
  const params = { path: { id: form.id } }
  return (
    <Dialog title={t('placesOfFormTitle', { name: nameOf(form) })} size="small" onClose={onClose}>
      <Loaded compact query={places}>
        {found =>
          found.length === 0 ? (
            <EmptyState compact title={t('noPlacesOfCustomer')} />
          ) : (
            <div className="vk-stack">
              <p className="vk-meta">{t('placesOfFormHelp')}</p>
              {found.map(({ id, title, locationtype }, at) => (
                <Checkbox
                  key={id}
                  data-start={at === 0}
                  checked={chosen.includes(id)}
                  help={locationtype?.description}
                  onChange={on => (on ? add : remove).mutate({ params, body: { location_id: id } })}
                >
                  {title}
                </Checkbox>
              ))}
            </div>
          )
        }
      </Loaded>
    </Dialog>
  )
}
