// Three beans that hop while something is under way; a picture of waiting, silent to a screen reader.
import './button.css'

export function Beans() {
  return (
    <span className="beans" aria-hidden="true">
      <i className="beans__bean" />
      <i className="beans__bean" />
      <i className="beans__bean" />
    </span>
  )
}
