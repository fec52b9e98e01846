import type SvgIcon from '@mui/material/SvgIcon';
import AccountCircle from '@mui/icons-material/AccountCircle';
import AddShoppingCart from '@mui/icons-material/AddShoppingCart';
import Alarm from '@mui/icons-material/Alarm';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import AttachFile from '@mui/icons-material/AttachFile';
import BarChart from '@mui/icons-material/BarChart';
import Bookmark from '@mui/icons-material/Bookmark';
import Build from '@mui/icons-material/Build';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Chat from '@mui/icons-material/Chat';
import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import CloudUpload from '@mui/icons-material/CloudUpload';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DarkMode from '@mui/icons-material/DarkMode';
import Delete from '@mui/icons-material/Delete';
import Description from '@mui/icons-material/Description';
import Download from '@mui/icons-material/Download';
import Edit from '@mui/icons-material/Edit';
import Email from '@mui/icons-material/Email';
import Error from '@mui/icons-material/Error';
import Favorite from '@mui/icons-material/Favorite';
import FilterList from '@mui/icons-material/FilterList';
import Folder from '@mui/icons-material/Folder';
import Help from '@mui/icons-material/Help';
import Home from '@mui/icons-material/Home';
import Info from '@mui/icons-material/Info';
import Language from '@mui/icons-material/Language';
import LightMode from '@mui/icons-material/LightMode';
import Link from '@mui/icons-material/Link';
import LocationOn from '@mui/icons-material/LocationOn';
import Lock from '@mui/icons-material/Lock';
import Logout from '@mui/icons-material/Logout';
import Menu from '@mui/icons-material/Menu';
import MoreVert from '@mui/icons-material/MoreVert';
import Notifications from '@mui/icons-material/Notifications';
import Person from '@mui/icons-material/Person';
import Phone from '@mui/icons-material/Phone';
import Print from '@mui/icons-material/Print';
import Save from '@mui/icons-material/Save';
import Search from '@mui/icons-material/Search';
import Send from '@mui/icons-material/Send';
import Settings from '@mui/icons-material/Settings';
import Share from '@mui/icons-material/Share';
import ShoppingCart from '@mui/icons-material/ShoppingCart';
import Star from '@mui/icons-material/Star';
import ThumbUp from '@mui/icons-material/ThumbUp';
import Visibility from '@mui/icons-material/Visibility';
import Warning from '@mui/icons-material/Warning';

export interface NamedIcon {
  readonly name: string;
  /** What people may look for when they do not know the name. */
  readonly words: string;
  readonly Icon: typeof SvgIcon;
}

export const icons: readonly NamedIcon[] = [
  { name: 'AccountCircle', words: 'user profile', Icon: AccountCircle },
  { name: 'AddShoppingCart', words: 'buy', Icon: AddShoppingCart },
  { name: 'Alarm', words: 'clock time', Icon: Alarm },
  { name: 'ArrowBack', words: 'left previous', Icon: ArrowBack },
  { name: 'ArrowForward', words: 'right next', Icon: ArrowForward },
  { name: 'AttachFile', words: 'clip paper', Icon: AttachFile },
  { name: 'BarChart', words: 'statistics', Icon: BarChart },
  { name: 'Bookmark', words: 'read later', Icon: Bookmark },
  { name: 'Build', words: 'tool wrench', Icon: Build },
  { name: 'CalendarMonth', words: 'date', Icon: CalendarMonth },
  { name: 'Chat', words: 'message talk', Icon: Chat },
  { name: 'Check', words: 'done ok', Icon: Check },
  { name: 'Close', words: 'cancel cross', Icon: Close },
  { name: 'CloudUpload', words: 'file send', Icon: CloudUpload },
  { name: 'ContentCopy', words: 'clipboard', Icon: ContentCopy },
  { name: 'DarkMode', words: 'moon night', Icon: DarkMode },
  { name: 'Delete', words: 'remove trash bin', Icon: Delete },
  { name: 'Description', words: 'document file', Icon: Description },
  { name: 'Download', words: 'save arrow', Icon: Download },
  { name: 'Edit', words: 'pencil write', Icon: Edit },
  { name: 'Email', words: 'mail letter', Icon: Email },
  { name: 'Error', words: 'problem', Icon: Error },
  { name: 'Favorite', words: 'heart like', Icon: Favorite },
  { name: 'FilterList', words: 'sort', Icon: FilterList },
  { name: 'Folder', words: 'directory', Icon: Folder },
  { name: 'Help', words: 'question', Icon: Help },
  { name: 'Home', words: 'house start', Icon: Home },
  { name: 'Info', words: 'about', Icon: Info },
  { name: 'Language', words: 'globe world', Icon: Language },
  { name: 'LightMode', words: 'sun day', Icon: LightMode },
  { name: 'Link', words: 'chain', Icon: Link },
  { name: 'LocationOn', words: 'place map pin', Icon: LocationOn },
  { name: 'Lock', words: 'password secure', Icon: Lock },
  { name: 'Logout', words: 'leave exit', Icon: Logout },
  { name: 'Menu', words: 'hamburger navigation', Icon: Menu },
  { name: 'MoreVert', words: 'dots options', Icon: MoreVert },
  { name: 'Notifications', words: 'bell news', Icon: Notifications },
  { name: 'Person', words: 'user', Icon: Person },
  { name: 'Phone', words: 'call', Icon: Phone },
  { name: 'Print', words: 'paper', Icon: Print },
  { name: 'Save', words: 'disk store', Icon: Save },
  { name: 'Search', words: 'find magnifier', Icon: Search },
  { name: 'Send', words: 'paper plane', Icon: Send },
  { name: 'Settings', words: 'gear cog options', Icon: Settings },
  { name: 'Share', words: 'network', Icon: Share },
  { name: 'ShoppingCart', words: 'basket buy', Icon: ShoppingCart },
  { name: 'Star', words: 'rating', Icon: Star },
  { name: 'ThumbUp', words: 'like vote', Icon: ThumbUp },
  { name: 'Visibility', words: 'eye show', Icon: Visibility },
  { name: 'Warning', words: 'danger triangle', Icon: Warning },
];
