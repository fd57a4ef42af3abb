import { fromLonLat } from 'ol/proj.js'

/** Where a map without places looks (G-GEO). */
const nowhere = { lat: 52.5, lng: 6.08 }

/** Where a map looks before it is moved: at a town with what is around it. */
export const startView = ({ lat, lng } = nowhere) => ({ center: fromLonLat([lng, lat]), zoom: 9 })
