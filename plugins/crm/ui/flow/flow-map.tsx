import { Button, EmptyState, MapView, Problem, routeLink, Skeleton, usePlace, useT } from '@core/ui'
import { IconNavigation, IconRefresh } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { FlowStage } from '../../contract/flow-status'
import { stageColor } from '../../contract/stage-look'
import { addressLines } from '../relation/address'
import './flow-map.css'

const HEIGHT = 132

type Place = Parameters<typeof addressLines>[0] &
  Parameters<typeof usePlace>[0]['of'] & { name: string; locate: string }

/** Where the work is, with the way to it, in the colour of the stage; or why there is no map (R-FILE-006). */
export function FlowMap({ work, stage }: { work: Place; stage: FlowStage | null }) {
  const t = useT('crm')
  const lines = addressLines(work)
  const addressed = lines.length > 0
  const { locate, name } = work
  const { place, looking } = usePlace({ locate, of: work, addressed })
  const { lat, lng } = place
  const pins = useMemo(
    () =>
      lat === null || lng === null
        ? []
        : [{ id: 1, lat, lng, label: name, ...(stage ? { color: stageColor(stage) } : {}) }],
    [lat, lng, name, stage],
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
        <MapView label={t('whereIs', { name })} pins={pins} height={HEIGHT} still />
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
