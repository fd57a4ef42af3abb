import { HouseDrawing } from './house-drawing'
import { LinkPicture } from './link-picture'
import './hero.css'

/** Above a customer page: the picture that the company chose, with this link, else a drawing in its colour. */
export function Hero({ picture }: { picture: string | null }) {
  return (
    <div className="portal-hero">{picture ? <LinkPicture src={picture} alt="" height={206} /> : <HouseDrawing />}</div>
  )
}
