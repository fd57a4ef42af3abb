import { MapView, type RowOf, routeLink, type Stage, stageColor, usePlace, useT } from '@core/ui'
import { IconNavigation } from '@tabler/icons-react'
import { useMemo } from 'react'
import { addressLines } from '../relation/address'
import './flow-map.css'

/** Where the work is, with the way to it, in the colour of the stage; nothing while that is not known. */
export function FlowMap({ relation, stage }: { relation: RowOf<'/api/relation'>; stage: Stage | null }) {
  const t = useT('crm')
  const lines = addressLines(relation)
  const { place } = usePlace({
    locate: `/api/relation/${relation.id}/locate`,
    of: relation,
    addressed: lines.length > 0,
  })
  const { lat, lng } = place
  const { fullname } = relation
  const pins = useMemo(
    () =>
      lat === null || lng === null
        ? []
        : [{ id: 1, lat, lng, label: fullname, ...(stage ? { color: stageColor(stage) } : {}) }],
    [lat, lng, fullname, stage],
  )
  if (pins.length === 0) return null
  return (
    <div className="crm-map">
      <MapView label={t('whereIs', { name: fullname })} pins={pins} height={112} still />
      <a href={routeLink(lines.join(', '))} target="_blank" rel="noreferrer">
        <IconNavigation size={14} stroke={1.75} aria-hidden="true" /> {t('planRoute')}
      </a>
    </div>
  )
}
