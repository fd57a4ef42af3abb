import { Button, EmptyState, MapView, Problem, type RowOf, routeLink, Skeleton, usePlace, useT } from '@core/ui'
import { IconNavigation, IconRefresh } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { FlowStage } from '../../contract/flow-status'
import { stageColor } from '../../contract/stage-look'
import { addressLines } from '../relation/address'
import './flow-map.css'

const HEIGHT = 132

/** Where the work is, with the way to it, in the colour of the stage; or why there is no map (R-FILE-006). */
export function FlowMap({ relation, stage }: { relation: RowOf<'/api/relation'>; stage: FlowStage | null }) {
  const t = useT('crm')
  const lines = addressLines(relation)
  const addressed = lines.length > 0
  const { place, looking } = usePlace({ locate: `/api/relation/${relation.id}/locate`, of: relation, addressed })
  const { lat, lng } = place
  const { fullname } = relation
  const pins = useMemo(
    () =>
      lat === null || lng === null
        ? []
        : [{ id: 1, lat, lng, label: fullname, ...(stage ? { color: stageColor(stage) } : {}) }],
    [lat, lng, fullname, stage],
  )
  if (looking.isLoading) return <Skeleton width="100%" height={HEIGHT} />
  const route = addressed && (
    <a className="crm-route" href={routeLink(lines.join(', '))} target="_blank" rel="noreferrer">
      <IconNavigation size={14} stroke={1.75} aria-hidden="true" /> {t('planRoute')}
    </a>
  )
  return (
    <div className="crm-map">
      {pins.length > 0 ? (
        <MapView label={t('whereIs', { name: fullname })} pins={pins} height={HEIGHT} still />
      ) : (
        <EmptyState
          compact
          title={t(addressed ? 'noPlace' : 'noAddress')}
          text={
            looking.error instanceof Problem ? looking.error.message : t(addressed ? 'noPlaceText' : 'noAddressText')
          }
          actions={
            addressed && (
              <>
                {looking.isError && (
                  <Button
                    size="small"
                    icon={IconRefresh}
                    busy={looking.isFetching}
                    onClick={() => void looking.refetch()}
                  >
                    {t('findPlace')}
                  </Button>
                )}
                {route}
              </>
            )
          }
        />
      )}
      {pins.length > 0 && route}
    </div>
  )
}
