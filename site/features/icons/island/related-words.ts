/**
 * Words that readers use interchangeably when they search for an icon. Packages name icons after their appearance
 * (`bin`) or their meaning (`delete`), and readers search for either.
 */
const GROUPS = `
delete remove trash bin garbage discard erase clear
person user account profile people face avatar member human contact
group people team users community crowd
settings gear cog preferences options configure tune
search find magnifier lookup loupe zoom
close cancel cross x dismiss clear exit
check done tick ok success complete confirm verified
add plus new create more
remove minus subtract less
edit pencil pen write create modify draw
home house start cottage
favorite heart like love
star rating grade favorite
bookmark save ribbon read later
save disk floppy store download
download get arrow_down save
upload send cloud publish
share network send forward ios
mail email letter envelope message inbox
chat message talk comment bubble conversation speech forum sms
phone call telephone mobile smartphone cell
notifications bell alert alarm reminder
warning danger alert caution error report
error problem alert warning bad
info about information help details
help question support live faq
visibility eye show view see watch preview
visibility_off hide eye hidden
lock password secure security padlock private key
lock_open unlock
key password vpn passkey
login sign in enter
logout sign out exit leave
menu hamburger navigation bars list
more_vert dots kebab options ellipsis
more_horiz dots meatballs options ellipsis
home_work office building business apartment
shopping_cart basket cart buy purchase trolley shop
store shop market storefront
payment credit_card card pay money
money cash dollar euro currency paid price attach_money payments coin
receipt bill invoice
calendar date day event schedule month today
schedule clock time watch timer hour alarm history
alarm clock wake
location place map pin marker room near
map globe world location directions
public globe world earth language international
language globe translate world
translate language international
flight plane airplane airport travel
directions_car car vehicle auto drive automobile
directions_bus bus transit
train rail subway tram metro
directions_bike bike bicycle cycle
directions_walk walk pedestrian
local_shipping truck delivery lorry shipping
hotel bed sleep lodging
restaurant food eat dining fork knife meal
coffee cafe cup tea drink
bar drink cocktail glass wine
photo image picture gallery
camera photo picture
video movie film videocam camera
play start run arrow
pause break hold
stop end halt
skip next previous
music song audio note sound
volume sound audio speaker loud
mic microphone record voice
headphones headset audio
file document page description article paper insert_drive
folder directory
copy duplicate clipboard content_copy
paste clipboard
cut scissors content_cut
attach clip paperclip
link chain url
link_off unlink
print printer
refresh reload sync update rotate autorenew
undo back revert
redo again
sort order arrange
filter funnel
list bullets items
grid apps view tiles module dashboard
table rows columns cells
chart graph statistics analytics diagram insights bar
trending growth rise chart
code developer brackets programming
terminal console shell command
bug insect error problem pest
build tool wrench hammer repair construction handyman
cloud weather sky
sunny sun day light weather
dark_mode moon night
light_mode sun day bright
water drop rain
snow ice cold winter ac_unit
fire flame hot local_fire whatshot
bolt lightning flash electric power energy thunder
battery power charge
wifi wireless network signal internet
bluetooth wireless
computer laptop desktop pc
desktop monitor screen display tv
tablet device ipad
keyboard type keys
mouse pointer
memory chip cpu ram
storage database disk server
usb connect
gamepad game controller sports_esports
arrow_back left previous back west
arrow_forward right next forward east
arrow_upward up top north
arrow_downward down bottom south
expand open unfold chevron
collapse close fold
chevron arrow caret
fullscreen maximize expand enlarge
minimize reduce small
open_in_new external launch
drag handle move reorder
swap exchange switch compare
thumb_up like vote approve
thumb_down dislike reject
flag report mark
label tag
sell tag price label
school education graduation study learn
book read library menu_book
science experiment lab flask
medical health hospital doctor medication healing
pets animal paw dog cat
nature plant tree leaf eco grass forest park
sport ball soccer football basketball
fitness gym exercise dumbbell
child baby kid
female woman
male man
accessibility wheelchair disabled accessible
gift present card_giftcard redeem
celebration party
cake birthday
lightbulb idea tip light
palette color paint art
brush paint art
format text style type
bold strong
italic emphasis
underline line
size text font
crop cut frame
rotate turn
flip mirror
layers stack
qr_code barcode scan
fingerprint biometric touch
shield security protect safe
robot android smart_toy ai
auto_awesome ai magic sparkle stars
send paper plane submit
rss feed news
newspaper news article
facebook social
emoji smile smiley face mood happy
sad unhappy dissatisfied mood_bad
block ban forbidden stop prohibited
radio_button circle option
check_box tick square
toggle switch
slider tune adjust
looks number
one 1
two 2
three 3
`;

/** Related words for each word; terms of several words, such as `credit_card`, are stored without the underscore. */
export const RELATED_WORDS: ReadonlyMap<string, ReadonlySet<string>> = relate();

function relate(): ReadonlyMap<string, ReadonlySet<string>> {
  const related = new Map<string, Set<string>>();
  const relateTo = (word: string, other: string) =>
    related.set(word, (related.get(word) ?? new Set<string>()).add(other));
  for (const line of GROUPS.trim().split('\n')) {
    // The first word is the subject; the others are related to it, and to each other through it.
    const [subject = '', ...others] = line.split(' ').map((word) => word.replaceAll('_', ''));
    for (const word of others) {
      relateTo(word, subject);
      relateTo(subject, word);
    }
  }
  return related;
}
