export default function BasicSlider() { return null; }
