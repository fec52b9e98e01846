export default function Counter() {}
