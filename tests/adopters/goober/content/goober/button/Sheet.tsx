import './sheet.scss';

export default function Sheet() {
  return (
    <p className="note">
      Styled by <em>Sass</em>.
    </p>
  );
}
