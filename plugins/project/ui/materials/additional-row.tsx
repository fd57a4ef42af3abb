import {
  Button,
  ButtonLink,
  CardRow,
  formatMoney,
  type RowOf,
  StatusTag,
  useNavigate,
  useOwns,
  useSave,
  useT,
} from '@core/ui'
import { IconReceipt } from '@tabler/icons-react'
import { beyondAgreed } from '../../domain/beyond-agreed'

type Material = RowOf<'/api/projectmaterial'>

/** How many of a material were used beyond what was agreed to and asked since. */
export const beyondOf = (material: Material): number => beyondAgreed(material, material.amount_additional)

/** What was used beyond the agreement, to put to the customer; and what was put to them before. */
export function AdditionalRow({ projectId, materials }: { projectId: number; materials: readonly Material[] }) {
  const t = useT('project')
  const navigate = useNavigate()
  const sells = useOwns('QUOTATION')
  const ask = useSave('post', '/api/project/{id}/additionalwork', {
    refresh: ['/api/quotation', '/api/projectmaterial'],
  })
  const beyond = materials.filter(material => beyondOf(material) > 0)
  const worth = beyond.reduce((sum, material) => sum + beyondOf(material) * material.unit_rate_exc, 0)
  const asked = new Map(
    materials.flatMap(({ additional_id, additional_status }) =>
      additional_id && additional_status ? [[additional_id, additional_status] as const] : [],
    ),
  )
  return (
    <>
      {[...asked].map(([id, status]) => (
        <CardRow key={id}>
          <span className="vk-grow">{t('additionalAsked')}</span>
          <StatusTag status={status} />
          <ButtonLink size="small" to={`/quotation_detail/${id}`}>
            {t('openQuotation')}
          </ButtonLink>
        </CardRow>
      ))}
      {beyond.length > 0 && (
        <CardRow>
          <span className="vk-grow">
            <strong>{t('usedBeyond', { count: beyond.length })}</strong>
            <span className="vk-meta project-material-line">{t('worthExc', { amount: formatMoney(worth) })}</span>
          </span>
          {sells && (
            <Button
              icon={IconReceipt}
              busy={ask.isPending}
              onClick={() =>
                ask.mutate({ params: { path: { id: projectId } }, body: {} }, ({ quotation_id }) =>
                  navigate(`/quotation_detail/${quotation_id}`),
                )
              }
            >
              {t('askAdditional')}
            </Button>
          )}
        </CardRow>
      )}
    </>
  )
}
