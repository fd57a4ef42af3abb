/** A half-timbered house with one panel missing: only on first use. */
export function HouseDrawing() {
  return (
    <svg className="vk-house" width="206" height="128" viewBox="0 0 206 128" fill="none" aria-hidden="true">
      <path
        className="vk-house-frame"
        d="M52 72v48m26-48v48m56-48v48M52 72l4 18h84l4-18M104 22v70M60 88l20-46m68 46-20-46M56 90h88M2 120h202m-54-50v50"
      />
      <path className="vk-house-roof" d="m36 72 68-52 68 52" />
      <path className="vk-house-panel" d="m113 20 13 10m2 2 13 10" />
      <path className="vk-house-missing" d="m146 45 12 9" />
      <circle className="vk-house-sun" cx="182" cy="22" r="11" />
      <path className="vk-house-sun-rays" d="M182 1v6m0 30v6m-21-21h6m30 0h6" />
    </svg>
  )
}
