import { SecureImage } from '@core/ui'
import { HouseDrawing } from './house-drawing'
import './hero.css'

/** Above a customer page: the picture that the company chose, with this link, else a drawing in its colour. */
export function Hero({ picture }: { picture: string | null }) {
  return (
    <div className="portal-hero">{picture ? <SecureImage path={picture} alt="" height={206} /> : <HouseDrawing />}</div>
  )
}
